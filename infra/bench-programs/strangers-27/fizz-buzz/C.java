import java.io.*;

public class C {
    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(new BufferedReader(new InputStreamReader(System.in)).readLine().trim());
        PrintStream out = new PrintStream(new BufferedOutputStream(System.out, 8192), false);
        int three = 3, five = 5;
        for (int i = 1; i <= n; i++) {
            three--;
            five--;
            if (three != 0 && five != 0) out.print(i);
            if (three == 0) {
                out.print("Fizz");
                three = 3;
            }
            if (five == 0) {
                out.print("Buzz");
                five = 5;
            }
            out.print('\n');
        }
        out.flush();
    }
}
