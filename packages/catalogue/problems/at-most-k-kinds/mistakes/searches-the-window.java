import java.io.*;
import java.util.*;

public class Main {
    /** Returns the largest number of trees and the number of stretches of this length. */
    static int[] solve(int[] kinds, int k) {
        ArrayDeque<Integer> window = new ArrayDeque<>();
        int longest = 0, stretches = 0, different = 0;
        for (int kind : kinds) {
            if (!window.contains(kind)) different++;
            window.addLast(kind);
            while (different > k) if (!removedIsLeft(window)) different--;
            int length = window.size();
            if (length > longest) { longest = length; stretches = 0; }
            if (length == longest) stretches++;
        }
        return new int[] {longest, stretches};
    }

    static boolean removedIsLeft(ArrayDeque<Integer> window) {
        int gone = window.removeFirst();
        return window.contains(gone);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int k = nextInt(in);
        int[] kinds = new int[n];
        for (int i = 0; i < n; i++) {
            kinds[i] = nextInt(in);
        }
        int[] answer = solve(kinds, k);
        System.out.println(answer[0] + " " + answer[1]);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
