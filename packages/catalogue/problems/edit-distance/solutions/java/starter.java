import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    static int solve(String a, String b) {
        // Write your solution here.
        return Math.abs(a.length() - b.length());
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String a = in.readLine();
        String b = in.readLine();
        System.out.println(solve(a, b == null ? "" : b));
    }
}
