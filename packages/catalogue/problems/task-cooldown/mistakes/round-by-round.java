import java.io.*;
import java.util.*;

public class Main {
    static long solve(int[] times, int c) {
        PriorityQueue<Integer> left = new PriorityQueue<>(Comparator.reverseOrder());
        for (int t : times) left.add(t);
        long slots = 0;
        while (!left.isEmpty()) {
            List<Integer> round = new ArrayList<>();
            for (int i = 0; i <= c && !left.isEmpty(); i++) round.add(left.remove() - 1);
            int played = round.size();
            for (int t : round) if (t > 0) left.add(t);
            slots += left.isEmpty() ? played : c + 1;
        }
        return slots;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int c = nextInt(in);
        int[] times = new int[n];
        for (int i = 0; i < n; i++) {
            times[i] = nextInt(in);
        }
        System.out.println(solve(times, c));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
