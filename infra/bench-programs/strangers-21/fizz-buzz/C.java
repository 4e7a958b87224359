import java.io.*;

public class C {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        PrintWriter pw = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        int three = 3, five = 5;
        for (int i = 1; i <= n; i++) {
            three--;
            five--;
            if (three == 0 && five == 0) pw.println("FizzBuzz");
            else if (three == 0) pw.println("Fizz");
            else if (five == 0) pw.println("Buzz");
            else pw.println(i);
            if (three == 0) three = 3;
            if (five == 0) five = 5;
        }
        pw.flush();
    }
}
