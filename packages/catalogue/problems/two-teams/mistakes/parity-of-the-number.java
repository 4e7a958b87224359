import java.io.*;
import java.util.*;

public class Main {
    static List<Integer> solve(int n, int[][] pairs, char[] teams) {
        for (int i = 0; i < n; i++) teams[i] = i % 2 == 0 ? 'A' : 'B';
        for (int[] pair : pairs) if (teams[pair[0] - 1] == teams[pair[1] - 1]) return List.of(pair[0], pair[1], pair[0] % n + 1);
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
