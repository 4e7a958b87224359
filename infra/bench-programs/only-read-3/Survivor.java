import java.io.*;

public class Survivor {
    long safe(long people) {
        if (people == 1) return 1;
        long half = safe(people / 2);
        return people % 2 == 0 ? 2 * half - 1 : 2 * half + 1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader r = new BufferedReader(new InputStreamReader(System.in));
        int t = Integer.parseInt(r.readLine().trim());
        Survivor s = new Survivor();
        for (int i = 0; i < t && i < 5; i++) System.out.println(s.safe(Long.parseLong(r.readLine().trim())));
    }
}
