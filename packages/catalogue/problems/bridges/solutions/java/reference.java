import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class Main {
    /** Each road holds the towns at its ends, numbered from 1. Roads are counted from 1. */
    static List<Integer> solve(int n, int[][] roads) {
        // The roads at a town stand in a chain: the first is head[town], the one after way i is after[i].
        int[] head = new int[n + 1];
        int[] after = new int[2 * roads.length + 2];
        for (int road = 0; road < roads.length; road++) {
            for (int side = 0; side < 2; side++) {
                int way = 2 * road + side + 2;
                after[way] = head[roads[road][side]];
                head[roads[road][side]] = way;
            }
        }
        int[] number = new int[n + 1];
        int[] low = new int[n + 1];
        int[] entry = new int[n + 1];
        int[] stack = new int[n];
        int count = 0;
        List<Integer> critical = new ArrayList<>();
        for (int first = 1; first <= n; first++) {
            if (number[first] > 0) {
                continue;
            }
            number[first] = low[first] = ++count;
            stack[0] = first;
            int top = 0;
            while (top >= 0) {
                int v = stack[top];
                int way = head[v];
                if (way > 0) {
                    head[v] = after[way];
                    int road = way / 2;
                    int w = roads[road - 1][1 - way % 2];
                    if (road == entry[v]) {
                        continue;
                    }
                    if (number[w] > 0) {
                        low[v] = Math.min(low[v], number[w]);
                    } else {
                        number[w] = low[w] = ++count;
                        entry[w] = road;
                        stack[++top] = w;
                    }
                } else if (--top >= 0) {
                    int parent = stack[top];
                    if (low[v] > number[parent]) {
                        critical.add(entry[v]);
                    }
                    low[parent] = Math.min(low[parent], low[v]);
                }
            }
        }
        Collections.sort(critical);
        return critical;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        int[][] roads = new int[m][];
        for (int i = 0; i < m; i++) {
            roads[i] = new int[] {nextInt(in), nextInt(in)};
        }
        List<Integer> critical = solve(n, roads);
        StringBuilder out = new StringBuilder();
        for (int road : critical) {
            out.append(road).append(' ');
        }
        System.out.println(critical.size());
        System.out.println(out.toString().trim());
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
