import java.io.*;
import java.util.*;

public class Main {
    static int solve(int[] starts, int[] ends) {
        int most = 0;
        for (int now : starts) {
            int used = 0;
            for (int i = 0; i < starts.length; i++) if (starts[i] <= now && now < ends[i]) used++;
            most = Math.max(most, used);
        }
        return most;
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
