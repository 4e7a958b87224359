import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    static int solve(String a, String b) {
        int common = Math.min(a.length(), b.length());
        int changes = Math.max(a.length(), b.length()) - common;
        for (int i = 0; i < common; i++) {
            changes += a.charAt(i) == b.charAt(i) ? 0 : 1;
        }
        return changes;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String a = in.readLine();
        String b = in.readLine();
        System.out.println(solve(a, b == null ? "" : b));
    }
}
