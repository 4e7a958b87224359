import java.io.*;
import java.util.*;

public class Main {
    static List<Integer> solve(int n, int[][] pairs, char[] teams) {
        int[] from = new int[n + 1];
        int[] level = new int[n + 1];
        for (int start = 1; start <= n; start++) {
            if (teams[start - 1] != 0) continue;
            teams[start - 1] = 'A';
            for (boolean changed = true; changed;) {
                changed = false;
                for (int[] pair : pairs) {
                    for (int side = 0; side < 2; side++) {
                        int a = pair[side], b = pair[1 - side];
                        if (teams[a - 1] == 0) continue;
                        if (teams[b - 1] != 0 && level[b] <= level[a] + 1) continue;
                        level[b] = level[a] + 1;
                        from[b] = a;
                        teams[b - 1] = level[b] % 2 == 0 ? 'A' : 'B';
                        changed = true;
                    }
                }
            }
        }
        for (int[] pair : pairs) {
            if (teams[pair[0] - 1] != teams[pair[1] - 1]) continue;
            LinkedList<Integer> circle = new LinkedList<>(List.of(pair[0], pair[1]));
            while (from[circle.getFirst()] != from[circle.getLast()]) {
                circle.addFirst(from[circle.getFirst()]);
                circle.addLast(from[circle.getLast()]);
            }
            circle.addFirst(from[circle.getFirst()]);
            return circle;
        }
        return null;
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
