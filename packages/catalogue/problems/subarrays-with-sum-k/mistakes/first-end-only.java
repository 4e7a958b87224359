import java.io.*;
import java.util.*;

public class Main {
    static long solve(int[] bookings, int k) {
        long periods = 0;
        for (int i = 0; i < bookings.length; i++) {
            long sum = 0;
            for (int j = i; j < bookings.length; j++) {
                sum += bookings[j];
                if (sum == k) { periods++; break; }
            }
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
