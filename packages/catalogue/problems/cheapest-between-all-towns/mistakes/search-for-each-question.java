import java.io.*;
import java.util.*;

public class Main {
    static Long[] solve(int n, int[][] roads, int[][] questions) {
        Long[] answers = new Long[questions.length];
        long noWay = Long.MAX_VALUE / 2;
        for (int i = 0; i < answers.length; i++) {
            long[] cost = new long[n + 1];
            Arrays.fill(cost, noWay);
            cost[questions[i][0]] = 0;
            for (boolean changed = true; changed;) {
                changed = false;
                for (int[] road : roads) {
                    if (cost[road[0]] == noWay || cost[road[0]] + road[2] >= cost[road[1]]) continue;
                    cost[road[1]] = cost[road[0]] + road[2];
                    changed = true;
                }
            }
            long answer = cost[questions[i][1]];
            answers[i] = answer == noWay ? null : Long.valueOf(answer);
        }
        return answers;
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
