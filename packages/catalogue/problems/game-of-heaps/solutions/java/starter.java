import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    static int solve(long[] heaps) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer sizes = new StringTokenizer(in.readLine());
        long[] heaps = new long[n];
        for (int i = 0; i < n; i++) {
            heaps[i] = Long.parseLong(sizes.nextToken());
        }
        System.out.println(solve(heaps));
    }
}
