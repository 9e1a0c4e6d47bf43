<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\PaymentScripts;

use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Shop\StorePages;
use StorefrontIslands\Support\Http\GuestRequest;
use StorefrontIslands\Support\ScriptFile;

defined( 'ABSPATH' ) || exit;

/**
 * Requests the checkout as a guest would get it, and records its scripts. WordPress's daily task does so, too, which the
 * plugin shares so that nothing of its own is scheduled.
 */
final class Check {
	private Shop $shop;

	public function __construct( Shop $shop ) {
		$this->shop = $shop;
	}

	public function register(): void {
		add_action( 'wp_scheduled_delete', array( $this, 'run' ) );
	}

	/** Checks the page, and saves what it found or why it found nothing. */
	public function run(): void {
		$page    = StorePages::url( $this->shop, 'checkout' );
		$cookies = GuestRequest::cookies_of_a_cart();
		$answer  = home_url( '/' ) === $page ? new \WP_Error( 'no_page', __( 'The shop has no checkout page.', 'storefront-islands' ) ) : GuestRequest::get( $page, $cookies );
		$scripts = is_wp_error( $answer ) ? array() : PageScripts::in( wp_remote_retrieve_body( $answer ) );
		$status  = is_wp_error( $answer ) ? 0 : (int) wp_remote_retrieve_response_code( $answer );
		$failure = is_wp_error( $answer ) ? $answer->get_error_message() : '';
		if ( '' === $failure && ( 200 !== $status || array() === $scripts ) ) {
			/* translators: %d: status code of HTTP. */
			$failure = sprintf( __( 'The checkout answered with status %d, or without scripts.', 'storefront-islands' ), $status );
		}
		if ( '' === $failure ) {
			Record::save( Record::after( Record::all(), array_map( array( self::class, 'hashed' ), $scripts ), time() ) );
		}
		update_option(
			Record::LAST,
			array(
				'at'      => time(),
				'failure' => $failure,
			),
			false
		);
	}

	/**
	 * Returns a script with its hash. Texts and numbers of inline scripts are left out of it: they hold nonces and carts,
	 * which differ each time.
	 *
	 * @param array{src: string, code: string} $script Script of the page.
	 * @return array{src: string, hash: string} An empty hash if another server did not answer.
	 */
	public static function hashed( array $script ): array {
		$src  = $script['src'];
		$code = '' === $src
			? (string) preg_replace( array( '/"(?:[^"\\\\]|\\\\.)*"|\'(?:[^\'\\\\]|\\\\.)*\'/s', '/\d+/' ), array( '""', '0' ), $script['code'] )
			: self::code_at( $src );
		return array(
			'src'  => $src,
			'hash' => '' === $code ? '' : hash( 'sha256', $code ),
		);
	}

	/**
	 * Returns the code of a script, from the file or from the other server; empty if it is not known.
	 *
	 * @param string $src Address.
	 */
	private static function code_at( string $src ): string {
		$file = ScriptFile::path( $src );
		if ( '' !== $file ) {
			return (string) file_get_contents( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of this site.
		}
		$answer = wp_safe_remote_get( 0 === strpos( $src, '//' ) ? "https:$src" : $src, array( 'timeout' => 5 ) ); // phpcs:ignore WordPressVIPMinimum.Performance.RemoteRequestTimeout -- In the admin, by hand, and in a scheduled task.
		return is_wp_error( $answer ) || 200 !== wp_remote_retrieve_response_code( $answer ) ? '' : wp_remote_retrieve_body( $answer );
	}
}
