import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    static final BufferedReader in = new BufferedReader(new InputStreamReader(System.in));

    static boolean isDry(long valve) throws IOException {
        System.out.println("? " + valve);
        return "dry".equals(in.readLine());
    }

    static long findFirstDry() throws IOException {
        // Write your solution here. Ask with isDry(valve).
        return 1;
    }

    public static void main(String[] args) throws IOException {
        System.out.println("! " + findFirstDry());
    }
}
