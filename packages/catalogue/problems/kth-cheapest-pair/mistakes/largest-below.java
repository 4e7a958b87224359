import java.io.*;
import java.util.*;

public class Main {
    private static long countUpTo(int[] bags, int[] hats, long price) {
        long count = 0;
        int fitting = hats.length;
        for (int bag : bags) {
            while (fitting > 0 && (long) bag + hats[fitting - 1] > price) {
                fitting--;
            }
            count += fitting;
        }
        return count;
    }

    static long solve(int[] bags, int[] hats, long k) {
        long low = (long) bags[0] + hats[0];
        long high = (long) bags[bags.length - 1] + hats[hats.length - 1];
        while (low < high) {
            long middle = Math.floorDiv(low + high, 2);
            if (countUpTo(bags, hats, middle) >= k) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return countUpTo(bags, hats, low) > k ? low - 1 : low;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = (int) nextLong(in);
        int m = (int) nextLong(in);
        long k = nextLong(in);
        int[] bags = new int[n];
        for (int i = 0; i < n; i++) {
            bags[i] = (int) nextLong(in);
        }
        int[] hats = new int[m];
        for (int i = 0; i < m; i++) {
            hats[i] = (int) nextLong(in);
        }
        System.out.println(solve(bags, hats, k));
    }

    private static long nextLong(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (long) in.nval;
    }
}
