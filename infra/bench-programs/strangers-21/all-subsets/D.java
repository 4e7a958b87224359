import java.io.*;
import java.util.*;

public class D {
    private final String[] menu;
    private final Deque<String> plate = new ArrayDeque<>();
    private final PrintWriter out;

    D(String[] menu, PrintWriter out) {
        this.menu = menu;
        this.out = out;
    }

    void choose(int i) {
        if (i == menu.length) {
            out.println(plate.isEmpty() ? "-" : String.join(" ", plate));
            return;
        }
        choose(i + 1);
        plate.addLast(menu[i]);
        choose(i + 1);
        plate.removeLast();
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String[] menu = new String[in.nextInt()];
        for (int i = 0; i < menu.length; i++) menu[i] = in.next();
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        new D(menu, out).choose(0);
        out.flush();
    }
}
