import java.io.*;

public class DeepenTheBudget {
    static String a, b;

    static boolean enough(int i, int j, int budget) {
        while (i < a.length() && j < b.length() && a.charAt(i) == b.charAt(j)) {
            i++;
            j++;
        }
        if (i == a.length() && j == b.length()) return true;
        if (budget == 0) return false;
        if (i < a.length() && j < b.length() && enough(i + 1, j + 1, budget - 1)) return true;
        if (i < a.length() && enough(i + 1, j, budget - 1)) return true;
        return j < b.length() && enough(i, j + 1, budget - 1);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader r = new BufferedReader(new InputStreamReader(System.in));
        a = r.readLine();
        b = r.readLine();
        if (a == null) a = "";
        if (b == null) b = "";
        int d = 0;
        while (!enough(0, 0, d)) d++;
        System.out.println(d);
    }
}
