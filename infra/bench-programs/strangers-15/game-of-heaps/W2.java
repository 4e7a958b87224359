import java.io.*;
import java.util.*;

public class W2 {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        long[] heap = new long[n];
        int balance = 0;
        for (int i = 0; i < n; i++) {
            heap[i] = Long.parseLong(st.nextToken());
            balance ^= heap[i];
        }
        int moves = 0;
        for (long h : heap) {
            // after the move this heap must be as big as all others together
            if ((h ^ balance) < h) moves++;
        }
        System.out.println(moves);
    }
}
