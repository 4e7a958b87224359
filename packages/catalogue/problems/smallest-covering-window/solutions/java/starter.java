import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    /** Null if no run of s covers t. */
    static String solve(String s, String t) {
        // Write your solution here.
        return null;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String s = in.readLine().trim();
        String t = in.readLine().trim();
        String run = solve(s, t);
        System.out.println(run == null ? "none" : run);
    }
}
