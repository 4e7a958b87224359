import java.io.*;
import java.util.*;

public class Main {
    static Long[] solve(int n, int[][] roads, int[][] questions) {
        long noWay = Long.MAX_VALUE / 4;
        long[][] toll = new long[n + 1][n + 1];
        for (long[] row : toll) Arrays.fill(row, noWay);
        for (int i = 1; i <= n; i++) toll[i][i] = 0;
        for (int[] road : roads) toll[road[0]][road[1]] = Math.min(toll[road[0]][road[1]], road[2]);
        long[][] cost = toll;
        for (int round = 1; round < n; round++) {
            long[][] next = new long[n + 1][n + 1];
            for (int i = 1; i <= n; i++)
                for (int j = 1; j <= n; j++) {
                    long best = cost[i][j];
                    for (int k = 1; k <= n; k++) if (cost[i][k] < noWay && toll[k][j] < noWay) best = Math.min(best, cost[i][k] + toll[k][j]);
                    next[i][j] = best;
                }
            cost = next;
        }
        Long[] answers = new Long[questions.length];
        for (int i = 0; i < answers.length; i++) {
            long answer = cost[questions[i][0]][questions[i][1]];
            answers[i] = answer >= noWay ? null : Long.valueOf(answer);
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
