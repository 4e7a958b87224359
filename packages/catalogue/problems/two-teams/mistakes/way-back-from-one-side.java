import java.io.*;
import java.util.*;

public class Main {
    static List<Integer> solve(int n, int[][] pairs, char[] teams) {
        List<List<Integer>> others = new ArrayList<>();
        for (int child = 0; child <= n; child++) {
            others.add(new ArrayList<>());
        }
        for (int[] pair : pairs) {
            others.get(pair[0]).add(pair[1]);
            others.get(pair[1]).add(pair[0]);
        }
        int[] from = new int[n + 1];
        int[] queue = new int[n];
        int size = 0;
        for (int start = 1; start <= n; start++) {
            if (teams[start - 1] != 0) {
                continue;
            }
            teams[start - 1] = 'A';
            queue[size] = start;
            for (int i = size++; i < size; i++) {
                int child = queue[i];
                for (int other : others.get(child)) {
                    if (teams[other - 1] == teams[child - 1]) {
                        return circleOf(child, other, from);
                    }
                    if (teams[other - 1] == 0) {
                        teams[other - 1] = teams[child - 1] == 'A' ? 'B' : 'A';
                        from[other] = child;
                        queue[size++] = other;
                    }
                }
            }
        }
        return null;
    }

    /** The way back from both children until they meet. */
    private static List<Integer> circleOf(int u, int v, int[] from) {
        ArrayDeque<Integer> circle = new ArrayDeque<>(List.of(u, v));
        while (from[circle.getFirst()] != 0) {
            circle.addFirst(from[circle.getFirst()]);
        }
        return new ArrayList<>(circle);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        int[][] pairs = new int[m][2];
        for (int[] pair : pairs) {
            pair[0] = nextInt(in);
            pair[1] = nextInt(in);
        }
        char[] teams = new char[n];
        List<Integer> circle = solve(n, pairs, teams);
        if (circle == null) {
            System.out.println("teams\n" + new String(teams));
            return;
        }
        StringBuilder line = new StringBuilder("circle\n" + circle.size() + "\n");
        for (int child : circle) {
            line.append(child).append(' ');
        }
        System.out.println(line.toString().trim());
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
