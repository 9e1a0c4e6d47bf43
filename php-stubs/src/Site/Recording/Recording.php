<?php

declare(strict_types=1);

namespace StorefrontIslands\Site\Recording;

use StorefrontIslands\Page\Assets\Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Enables session recording on a page (docs/behaviour.md#session-recording: on every page) if the site's owner enabled
 * it and the visitor consents. Consent is checked in the browser, because pages may be cached. The output is the same
 * for all visitors of a page.
 */
final class Recording {
	/** Id of the script element that src/site/recording/script.ts reads. */
	private const ELEMENT = 'storefront-islands-recording';

	/** Islands of pages where visitors enter personal and payment data. */
	private const PRIVATE_ISLANDS = array( 'checkout' );

	/**
	 * Blocks that show an order or an account. The block with account links is not private: it is in the header of
	 * every page.
	 */
	private const PRIVATE_BLOCKS = array( 'storefront-islands/account', 'storefront-islands/purchase-summary' );

	private Islands $islands;

	/** True if the page has rendered one of these islands or blocks. */
	private bool $is_private = false;

	public function __construct( Islands $islands ) {
		$this->islands = $islands;
	}

	public function register(): void {
		add_action( 'storefront_islands_island_rendered', array( $this, 'look_at_island' ) );
		foreach ( self::PRIVATE_BLOCKS as $block ) {
			add_filter( 'render_block_' . $block, array( $this, 'look_at_block' ) );
		}
		// In a classic theme, an island of a template may be rendered as late as here. WordPress prints footer scripts
		// at priority 20.
		add_action( 'wp_footer', array( $this, 'print' ) );
	}

	/** Checks if a rendered island makes the page private. */
	public function look_at_island( string $name ): void {
		$this->is_private = $this->is_private || in_array( $name, self::PRIVATE_ISLANDS, true );
	}

	/**
	 * Marks the page as private when one of these blocks is rendered.
	 *
	 * @param string $html HTML of the block, returned unchanged.
	 */
	public function look_at_block( string $html ): string {
		$this->is_private = true;
		return $html;
	}

	/** Prints the script's configuration, if the page may be recorded. */
	public function print(): void {
		$config = $this->config( RecordingSettings::load() );
		if ( null === $config ) {
			return;
		}
		$this->islands->allow_script_with_style( 'recording' );
		printf(
			'<script type="application/json" id="%s">%s</script>' . "\n",
			esc_attr( self::ELEMENT ),
			wp_json_encode( $config, JSON_HEX_TAG | JSON_HEX_AMP ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON with < > and & as \u escapes.
		);
	}

	/**
	 * Returns the configuration that src/site/recording/consent.ts decodes; null if this page or this visitor is not
	 * recorded.
	 *
	 * @return array{provider: string, id: string, consent: string}|null
	 */
	public function config( RecordingSettings $settings ): ?array {
		$consent = $this->consent( $settings );
		if ( '' === $settings->provider() || '' === $consent || $this->is_staff_or_preview() ) {
			return null;
		}
		if ( ! $settings->includes_checkout() && ( $this->is_private || $this->is_private_page_of_woocommerce() ) ) {
			return null;
		}
		return array(
			'provider' => $settings->provider(),
			'id'       => $settings->id(),
			'consent'  => $consent,
		);
	}

	/**
	 * Returns the source of consent: the WP Consent API if it is available, regardless of the settings; '' if there is
	 * none.
	 */
	private function consent( RecordingSettings $settings ): string {
		if ( function_exists( 'wp_has_consent' ) ) {
			return 'wp-consent-api';
		}
		return $settings->is_granted() ? 'granted' : '';
	}

	/**
	 * True if the visitor works on the site or the page is a preview. Caches do not store pages for logged-in users.
	 */
	private function is_staff_or_preview(): bool {
		return current_user_can( 'edit_posts' ) || is_preview() || is_customize_preview();
	}

	/** True on WooCommerce's checkout, its endpoints and account pages. */
	private function is_private_page_of_woocommerce(): bool {
		return ( function_exists( 'is_checkout' ) && is_checkout() ) || ( function_exists( 'is_account_page' ) && is_account_page() );
	}
}
