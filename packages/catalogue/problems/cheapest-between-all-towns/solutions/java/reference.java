import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    /**
     * @param roads each with the towns u and v and the toll w
     * @param questions each with the towns a and b
     * @return the lowest costs, null where there is no way
     */
    static Long[] solve(int n, int[][] roads, int[][] questions) {
        long noWay = Long.MAX_VALUE;
        long[][] cost = new long[n + 1][n + 1];
        for (int town = 1; town <= n; town++) {
            Arrays.fill(cost[town], noWay);
            cost[town][town] = 0;
        }
        for (int[] road : roads) {
            cost[road[0]][road[1]] = Math.min(cost[road[0]][road[1]], road[2]);
        }
        for (int stop = 1; stop <= n; stop++) {
            for (int from = 1; from <= n; from++) {
                long before = cost[from][stop];
                if (before == noWay) {
                    continue;
                }
                for (int to = 1; to <= n; to++) {
                    if (cost[stop][to] != noWay) {
                        cost[from][to] = Math.min(cost[from][to], before + cost[stop][to]);
                    }
                }
            }
        }
        Long[] answers = new Long[questions.length];
        for (int i = 0; i < questions.length; i++) {
            long answer = cost[questions[i][0]][questions[i][1]];
            answers[i] = answer == noWay ? null : answer;
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
