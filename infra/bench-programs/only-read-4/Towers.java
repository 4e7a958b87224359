import java.util.*;
import java.io.*;

public class Towers {
    static PrintWriter out = new PrintWriter(System.out);
    static int moves = 0;

    static void move(int n, char from, char to, char via) {
        if (n == 0) return;
        move(n - 1, from, via, to);
        out.println("disk " + n + ": " + from + " -> " + to);
        moves++;
        move(n - 1, via, to, from);
    }

    public static void main(String[] args) {
        Scanner s = new Scanner(System.in);
        move(s.nextInt(), 'A', 'C', 'B');
        out.println(moves + " moves");
        out.flush();
    }
}
