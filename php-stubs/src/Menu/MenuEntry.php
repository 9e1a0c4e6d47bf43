<?php
/**
 * One entry of a menu.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Menu;

use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/** A link, or a name only, with what stands below it. */
final class MenuEntry {
	/**
	 * Its text, without tags and entities.
	 *
	 * @var string
	 */
	public $label;

	/**
	 * Its address; empty where it leads nowhere and only holds others.
	 *
	 * @var string
	 */
	public $url;

	/**
	 * What stands below it.
	 *
	 * @var list<self>
	 */
	public $entries;

	/**
	 * Whether the link opens a new tab.
	 *
	 * @var bool
	 */
	public $opens_tab;

	/**
	 * How the linked page relates to this one: the attribute rel, such as nofollow.
	 *
	 * @var string
	 */
	public $rel;

	/**
	 * Makes an entry.
	 *
	 * @param string $label     Text, without tags and entities.
	 * @param string $url       Address; one that could run code is left out.
	 * @param self[] $entries   What stands below it; entries without use are left out.
	 * @param bool   $opens_tab Whether the link opens a new tab.
	 * @param string $rel       The attribute rel.
	 */
	public function __construct( string $label, string $url, array $entries = array(), bool $opens_tab = false, string $rel = '' ) {
		$this->label     = trim( $label );
		$this->url       = self::safe( trim( $url ) );
		$this->entries   = self::useful( $entries );
		$this->opens_tab = $opens_tab;
		$this->rel       = $rel;
	}

	/**
	 * Those that have a name, and lead somewhere or hold others.
	 *
	 * @param self[] $entries Entries.
	 * @return list<self>
	 */
	public static function useful( array $entries ): array {
		return array_values(
			array_filter(
				$entries,
				static function ( self $entry ): bool {
					return '' !== $entry->label && ( '' !== $entry->url || array() !== $entry->entries );
				}
			)
		);
	}

	/**
	 * The entries that the editor saved in the block.
	 *
	 * @param mixed $saved List of {label, url, entries}; anything else is left out.
	 * @return list<self>
	 */
	public static function read( $saved ): array {
		$entries = array();
		foreach ( is_array( $saved ) ? $saved : array() as $entry ) {
			if ( is_array( $entry ) && is_string( $entry['label'] ?? null ) && is_string( $entry['url'] ?? null ) ) {
				// WordPress saves what people write without the right to write HTML with entities.
				$label     = Text::decode( wp_strip_all_tags( $entry['label'] ) );
				$entries[] = new self( $label, Text::decode( $entry['url'] ), self::read( $entry['entries'] ?? array() ) );
			}
		}
		return $entries;
	}

	/**
	 * An address that runs nothing.
	 *
	 * @param string $url Whatever somebody has written.
	 */
	private static function safe( string $url ): string {
		// What begins with # stays on the page, though action links hold colons, in which WordPress sees a protocol. # alone leads nowhere.
		if ( 0 === strpos( $url, '#' ) ) {
			return '#' === $url ? '' : $url;
		}
		return esc_url_raw( $url );
	}
}
