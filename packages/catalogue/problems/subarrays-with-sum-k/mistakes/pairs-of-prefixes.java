import java.io.*;
import java.util.*;

public class Main {
    static long solve(int[] bookings, int k) {
        int n = bookings.length;
        long[] p = new long[n + 1];
        for (int i = 0; i < n; i++) p[i + 1] = p[i] + bookings[i];
        long periods = 0;
        for (int j = 1; j <= n; j++)
            for (int i = 0; i < j; i++)
                if (p[j] - p[i] == k) periods++;
        return periods;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int k = nextInt(in);
        int[] bookings = new int[n];
        for (int i = 0; i < n; i++) {
            bookings[i] = nextInt(in);
        }
        System.out.println(solve(bookings, k));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
