import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    static long solve(String flags) {
        long red = 0;
        long white = 0;
        long count = 0;
        for (int i = flags.length() - 1; i >= 0; i--) {
            char flag = flags.charAt(i);
            if (flag == 'r') {
                red++;
            } else if (flag == 'w') {
                white++;
                count += red;
            } else {
                count += red + white;
            }
        }
        return count;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(solve(in.readLine().trim()));
    }
}
