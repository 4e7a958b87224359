import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.HashMap;
import java.util.Map;

public class Main {
    static long solve(int[] bookings, int k) {
        Map<Long, Integer> timesSeen = new HashMap<>();
        timesSeen.put(0L, 1);
        long sum = 0;
        long periods = 0;
        for (int booking : bookings) {
            sum += booking;
            periods += timesSeen.getOrDefault(sum - k, 0);
            timesSeen.merge(sum, 1, Integer::sum);
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
