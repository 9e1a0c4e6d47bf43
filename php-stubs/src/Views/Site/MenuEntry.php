<?php
/**
 * One entry of a menu.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Site;

defined( 'ABSPATH' ) || exit;

/** A link with those below it. */
final class MenuEntry {
	/**
	 * Its text.
	 *
	 * @var string
	 */
	public $label;

	/**
	 * Its address.
	 *
	 * @var string
	 */
	public $url;

	/**
	 * What stands below it.
	 *
	 * @var self[]
	 */
	public $entries;

	/**
	 * Makes an entry.
	 *
	 * @param string $label   Text, without entities.
	 * @param string $url     Address.
	 * @param self[] $entries What stands below it.
	 */
	public function __construct( string $label, string $url, array $entries = array() ) {
		$this->label   = $label;
		$this->url     = $url;
		$this->entries = $entries;
	}

	/**
	 * The entries that the editor saved in the block.
	 *
	 * @param mixed $saved List of {label, url, entries}; anything else is left out.
	 * @return self[]
	 */
	public static function read( $saved ): array {
		$entries = array();
		foreach ( is_array( $saved ) ? $saved : array() as $entry ) {
			if ( is_array( $entry ) && is_string( $entry['label'] ?? null ) && is_string( $entry['url'] ?? null ) ) {
				$entries[] = new self( $entry['label'], $entry['url'], self::read( $entry['entries'] ?? array() ) );
			}
		}
		return $entries;
	}

	/** Whether it leads to the page that is shown. */
	public function is_current(): bool {
		$asked = isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '';
		return '' !== $this->url && self::path( $asked ) === self::path( $this->url );
	}

	/**
	 * The path of an address, without its last slash.
	 *
	 * @param string $url Address.
	 */
	private static function path( string $url ): string {
		return untrailingslashit( (string) wp_parse_url( $url, PHP_URL_PATH ) );
	}
}
