<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Filters;

use StorefrontIslands\Catalogue\Query\ArgumentName;
use StorefrontIslands\Catalogue\Query\CataloguePage;
use StorefrontIslands\Html\Node;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/**
 * Terms of an attribute or a taxonomy, stock statuses, ratings or categories, with the number of products that each
 * would leave. Renders the same HTML as src/islands/filter-list/view.tsx in its initial state.
 */
final class FilterList implements FilterView {
	/**
	 * Maximum length of an uncollapsed list. A longer one is collapsed after FIRST choices, so that never only one or
	 * two are hidden.
	 */
	private const MAX_LENGTH = 12;

	private const FIRST = 10;

	/** Minimum number of choices for a search field. */
	private const SEARCHED_FROM = 20;

	private JsonReader $options;
	private CataloguePage $page;
	private FilterChoices $choices;

	/**
	 * Creates the view.
	 *
	 * @param array<string, mixed> $attributes Attributes as the editor saved them.
	 */
	public function __construct( array $attributes, CataloguePage $page ) {
		$this->options = new JsonReader( $attributes );
		$this->page    = $page;
		$this->choices = ( new ChoicesReader( $page ) )->read( $this->options );
	}

	public function props(): array {
		$terms = array();
		foreach ( $this->choices->terms as $term ) {
			$terms[] = $term->props();
		}
		return array(
			'kind'             => $this->options->string( 'kind' ),
			'taxonomy'         => $this->choices->taxonomy,
			'widgetId'         => $this->options->string( 'widgetId' ),
			'needsAll'         => $this->needs_all(),
			'termOrder'        => $this->options->string( 'termOrder' ),
			'heading'          => $this->options->string( 'heading' ),
			'headingLevel'     => $this->options->int( 'headingLevel' ),
			'label'            => $this->choices->label,
			'isChips'          => $this->is_chips(),
			'isSingle'         => $this->is_single(),
			'showCounts'       => $this->options->bool( 'showCounts' ),
			'hideEmpty'        => $this->options->bool( 'hideEmpty' ),
			'showFilterButton' => $this->options->bool( 'showFilterButton' ),
			'backUndoes'       => $this->options->bool( 'backUndoes' ),
			'form'             => $this->form_props(),
			'name'             => $this->name(),
			'terms'            => $terms,
			'chosen'           => $this->choices->chosen,
			'wants'            => (object) $this->choices->wants,
		);
	}

	public function node(): ?Node {
		$shown = array_values( array_filter( $this->choices->terms, array( $this, 'is_shown' ) ) );
		if ( array() === $shown || ! $this->page->has_products() ) {
			return null;
		}
		$is_folded = count( $shown ) > self::MAX_LENGTH;
		return Node::group(
			array(
				FormParts::heading( $this->options->string( 'heading' ), $this->options->int( 'headingLevel' ) ),
				count( $this->choices->terms ) >= self::SEARCHED_FROM ? $this->search() : null,
				FormParts::form(
					$this->form_props(),
					array(
						Node::element(
							'div',
							array(
								'class'      => 'storefront-filter-list__group',
								'role'       => $this->is_single() ? 'radiogroup' : 'group',
								'aria-label' => $this->choices->label,
							),
							array(
								Node::element(
									'ul',
									array( 'class' => 'storefront-filter-list__items wc-block-components-checkbox-list' . ( $this->is_chips() ? ' is-chips' : '' ) . ( $is_folded ? ' is-folded' : '' ) ),
									$this->rows( $shown, $is_folded )
								),
							)
						),
						$is_folded ? self::more( count( $shown ) ) : null,
						FormParts::apply( $this->options->bool( 'showFilterButton' ) ),
					),
					array( 'class' => 'storefront-filter-list__form' )
				),
			)
		);
	}

	/**
	 * Returns the rows of the choices.
	 *
	 * @param list<FilterTerm> $shown     Displayed choices.
	 * @param bool             $is_folded True if the list is collapsed.
	 * @return list<Node>
	 */
	private function rows( array $shown, bool $is_folded ): array {
		$chosen = $this->chosen();
		$row    = new FilterListRow( $this->name(), $this->is_single() ? 'radio' : 'checkbox', 'rating' === $this->options->string( 'kind' ), $this->options->bool( 'showCounts' ) );
		$rows   = array();
		if ( $this->is_single() ) {
			$rows[] = $row->node( new FilterTerm( 0, '', __( 'Any', 'storefront-islands' ), null ), array() === $chosen, false );
		}
		foreach ( $shown as $at => $term ) {
			$is_chosen = in_array( $term->value, $chosen, true );
			$rows[]    = $row->node( $term, $is_chosen, $is_folded && $at >= self::FIRST && ! $is_chosen );
		}
		return $rows;
	}

	/** True if a choice is displayed; selected ones always are. */
	private function is_shown( FilterTerm $term ): bool {
		return 0 !== $term->count || ! $this->options->bool( 'hideEmpty' ) || in_array( $term->value, $this->chosen(), true );
	}

	/**
	 * Returns the selected values. A URL may contain several although only one can be selected.
	 *
	 * @return list<string>
	 */
	private function chosen(): array {
		return $this->is_single() ? array_slice( $this->choices->chosen, 0, 1 ) : $this->choices->chosen;
	}

	/** Returns the search field of a long list. */
	private function search(): Node {
		return Node::element(
			'div',
			array( 'class' => 'storefront-filter-list__search' ),
			array(
				Node::element(
					'input',
					array(
						'type'         => 'search',
						'class'        => 'storefront-filter-list__query',
						/* translators: %s: what is filtered by, like "Color". */
						'aria-label'   => sprintf( __( 'Search in %s', 'storefront-islands' ), $this->choices->label ),
						'placeholder'  => __( 'Search', 'storefront-islands' ),
						'autocomplete' => 'off',
						'value'        => '',
					)
				),
				Node::element(
					'span',
					array(
						'class' => 'storefront-filter-list__found',
						'role'  => 'status',
					)
				),
			)
		);
	}

	/** Returns the button that expands a long list. */
	private static function more( int $count ): Node {
		return Node::element(
			'button',
			array(
				'type'          => 'button',
				'class'         => 'storefront-filter-list__more',
				'aria-expanded' => 'false',
			),
			/* translators: %d: number of choices. */
			array( sprintf( __( 'Show all %d', 'storefront-islands' ), $count ) )
		);
	}

	/**
	 * Returns the form with the arguments of the other filters.
	 *
	 * @return array{action: string, fields: list<array{string, string}>}
	 */
	private function form_props(): array {
		$form = FormParts::form_props( $this->page->address(), $this->choices->others );
		if ( $this->needs_all() ) {
			$form['fields'][] = array( ArgumentName::of_operator( $this->choices->taxonomy ), 'and' );
		}
		return $form;
	}

	/** Returns the name of the inputs. */
	private function name(): string {
		return $this->choices->argument . ( $this->is_single() ? '' : '[]' );
	}

	/** True if products must match all selected choices. */
	private function needs_all(): bool {
		return 'attribute' === $this->options->string( 'kind' ) && 'and' === $this->options->string( 'queryType' );
	}

	/** True if only one choice can be selected. */
	private function is_single(): bool {
		return 'single' === $this->options->string( 'selectType' );
	}

	/** True if the choices are displayed as chips. */
	private function is_chips(): bool {
		return 'chips' === $this->options->string( 'displayStyle' );
	}
}
