import java.io.*;
import java.util.*;

public class Main {
    static int solve(int[] starts, int[] ends) {
        PriorityQueue<Integer> rooms = new PriorityQueue<>();
        for (int i = 0; i < starts.length; i++) {
            if (!rooms.isEmpty() && rooms.peek() <= starts[i]) rooms.poll();
            rooms.add(ends[i]);
        }
        return rooms.size();
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] starts = new int[n];
        for (int i = 0; i < n; i++) {
            starts[i] = nextInt(in);
        }
        int[] ends = new int[n];
        for (int i = 0; i < n; i++) {
            ends[i] = nextInt(in);
        }
        System.out.println(solve(starts, ends));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
