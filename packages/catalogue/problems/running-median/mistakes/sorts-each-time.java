import java.io.*;
import java.util.*;

public class Main {
    static long solve(int[] offers) {
        long sum = 0;
        for (int i = 1; i <= offers.length; i++) {
            int[] seen = Arrays.copyOf(offers, i);
            Arrays.sort(seen);
            sum += seen[(i - 1) / 2];
        }
        return sum;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] offers = new int[n];
        for (int i = 0; i < n; i++) {
            offers[i] = nextInt(in);
        }
        System.out.println(solve(offers));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
