import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.HashMap;
import java.util.Map;

public class Main {
    static int[] solve(int[] values, int target) {
        Map<Integer, Integer> positionOf = new HashMap<>();
        for (int i = 0; i < values.length; i++) {
            positionOf.put(values[i], i);
        }
        for (int i = 0; i < values.length; i++) {
            Integer j = positionOf.get(target - values[i]);
            if (j != null) {
                return new int[] {Math.min(i, j), Math.max(i, j)};
            }
        }
        return new int[] {0, 1};
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int target = nextInt(in);
        int[] values = new int[n];
        for (int i = 0; i < n; i++) {
            values[i] = nextInt(in);
        }
        int[] pair = solve(values, target);
        System.out.println(pair[0] + " " + pair[1]);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
