import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.*;

public class Main {
    /** Fills teams with A and B and returns null, or returns an odd circle. The team of child i is teams[i - 1]. */
    static List<Integer> solve(int n, int[][] pairs, char[] teams) {
        // Write your solution here.
        Arrays.fill(teams, 'A');
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
