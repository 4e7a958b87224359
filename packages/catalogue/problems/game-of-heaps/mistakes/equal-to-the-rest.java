import java.io.*;
import java.util.*;

public class Main {
    static int solve(long[] heaps) {
        long together = 0;
        for (long heap : heaps) together ^= heap;
        int moves = 0;
        for (long heap : heaps) if (heap == together && heap > 0) moves++;
        return moves;
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
