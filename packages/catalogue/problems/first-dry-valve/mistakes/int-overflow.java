import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    static final BufferedReader in = new BufferedReader(new InputStreamReader(System.in));

    static boolean isDry(int valve) throws IOException {
        System.out.println("? " + valve);
        return "dry".equals(in.readLine());
    }

    public static void main(String[] args) throws IOException {
        int high = 1;
        while (!isDry(high)) high *= 2;
        int low = high / 2;
        while (high - low > 1) {
            int middle = (low + high) / 2;
            if (isDry(middle)) high = middle;
            else low = middle;
        }
        System.out.println("! " + high);
    }
}
