import java.io.*;
import java.util.*;

public class Main {
    static long solve(int[] offers) {
        ArrayList<Integer> seen = new ArrayList<>();
        long sum = 0;
        for (int offer : offers) {
            int at = Collections.binarySearch(seen, offer);
            seen.add(at < 0 ? -at - 1 : at, offer);
            sum += seen.get((seen.size() - 1) / 2);
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
