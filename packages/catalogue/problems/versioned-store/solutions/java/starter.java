import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    static class Board {
        void set(int time, String name, int number) {
            // Write your solution here.
        }

        /** Returns -1 if the board said nothing. */
        int get(int time, String name) {
            return -1;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        Board board = new Board();
        StringBuilder answers = new StringBuilder();
        for (int i = 0; i < q; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            String kind = line.nextToken();
            int time = Integer.parseInt(line.nextToken());
            String name = line.nextToken();
            if (kind.equals("set")) {
                board.set(time, name, Integer.parseInt(line.nextToken()));
            } else {
                int answer = board.get(time, name);
                answers.append(answer < 0 ? "none" : String.valueOf(answer)).append('\n');
            }
        }
        System.out.print(answers);
    }
}
