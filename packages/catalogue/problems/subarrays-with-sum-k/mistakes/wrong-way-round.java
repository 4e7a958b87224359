import java.io.*;
import java.util.*;

public class Main {
    static long solve(int[] bookings, int k) {
        Map<Long, Long> seen = new HashMap<>();
        seen.put(0L, 1L);
        long sum = 0, periods = 0;
        for (int b : bookings) {
            sum += b;
            periods += seen.getOrDefault(sum + k, 0L);
            seen.merge(sum, 1L, Long::sum);
        }
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
