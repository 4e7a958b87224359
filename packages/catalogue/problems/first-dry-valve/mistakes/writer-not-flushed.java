import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    static final java.io.PrintWriter out = new java.io.PrintWriter(System.out);
    static final BufferedReader in = new BufferedReader(new InputStreamReader(System.in));

    static boolean isDry(long valve) throws IOException {
        out.println("? " + valve);
        return "dry".equals(in.readLine());
    }

    public static void main(String[] args) throws IOException {
        long high = 1;
        while (!isDry(high)) high *= 2;
        long low = high / 2;
        while (high - low > 1) {
            long middle = (low + high) / 2;
            if (isDry(middle)) high = middle;
            else low = middle;
        }
        out.println("! " + high);
        out.flush();
    }
}
