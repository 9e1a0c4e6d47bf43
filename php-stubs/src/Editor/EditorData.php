<?php
/**
 * What the editor's script must know.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Editor;

use StorefrontIslands\Blocks;
use StorefrontIslands\Page\SiteSettings;
use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Gives the block editor the shop's settings, so that previews are in its currency and with its fields. They hold nothing of
 * a visitor: whoever edits a page may not look into anybody's account, and src/preview leaves the editor's own out.
 */
final class EditorData {
	/**
	 * The shop.
	 *
	 * @var Shop
	 */
	private $shop;

	/**
	 * Takes the shop.
	 *
	 * @param Shop $shop The shop.
	 */
	public function __construct( Shop $shop ) {
		$this->shop = $shop;
	}

	/** Hooks in. */
	public function register(): void {
		add_action( 'enqueue_block_editor_assets', array( $this, 'print' ) );
	}

	/** Prints the data before the editor's script (src/preview/settings.ts). */
	public function print(): void {
		$json = wp_json_encode(
			array(
				'settings' => ( new SiteSettings( $this->shop ) )->all( true ),
				'site'     => ( new SiteData( $this->shop ) )->all(),
			),
			JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
		);
		if ( is_string( $json ) ) {
			wp_add_inline_script( Blocks::EDITOR_SCRIPT, "window.storefrontIslandsEditor = $json;", 'before' );
		}
	}
}
