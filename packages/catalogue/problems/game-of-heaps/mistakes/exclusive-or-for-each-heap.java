import java.io.*;
import java.util.*;

public class Main {
    static int solve(long[] heaps) {
        int moves = 0;
        for (int i = 0; i < heaps.length; i++) {
            long others = 0;
            for (int j = 0; j < heaps.length; j++) if (j != i) others ^= heaps[j];
            if (others < heaps[i]) moves++;
        }
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
