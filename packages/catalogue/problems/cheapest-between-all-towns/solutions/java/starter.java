import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.*;

public class Main {
    /**
     * @param roads each with the towns u and v and the toll w
     * @param questions each with the towns a and b
     * @return the lowest costs, null where there is no way
     */
    static Long[] solve(int n, int[][] roads, int[][] questions) {
        // Write your solution here.
        return new Long[questions.length];
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        int q = nextInt(in);
        int[][] roads = new int[m][3];
        int[][] questions = new int[q][2];
        read(in, roads);
        read(in, questions);
        StringBuilder text = new StringBuilder();
        for (Long cost : solve(n, roads, questions)) {
            text.append(cost == null ? "none" : cost.toString()).append('\n');
        }
        System.out.print(text);
    }

    private static void read(StreamTokenizer in, int[][] rows) throws IOException {
        for (int[] row : rows) {
            for (int i = 0; i < row.length; i++) {
                row[i] = nextInt(in);
            }
        }
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
